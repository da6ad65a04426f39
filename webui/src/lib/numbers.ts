/** Ten digits are more than any total of any game has. */
const PLAIN = /^[0-9]{1,10}$/;
const SIGNED = /^[-−]?[0-9]{1,10}$/;

/**
 * A whole number written in plain digits, else nothing: points are never guessed from "5 000",
 * "$5", "1e9" or digits of other alphabets.
 */
export function wholeNumber(text: string): number | null {
  return PLAIN.test(text) ? Number(text) : null;
}

/** The same with a minus before it, for totals that may be below zero. */
export function signedNumber(text: string): number | null {
  return SIGNED.test(text) ? Number(text.replace("−", "-")) : null;
}
