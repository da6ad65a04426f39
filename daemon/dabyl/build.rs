//! The pages are made by the web build and embedded into the binary. Where they have not been made,
//! a page that says so stands in, so that the daemon can always be built and tested by itself.

use std::fs;
use std::path::Path;

const PAGES: &str = "../../webui/dist";

const NOT_BUILT: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Dabyl</title>
<h1>The pages were not built</h1>
<p>This binary was built without the web pages. Run <code>make build</code> in the project's folder,
then start the new binary; or <code>make run</code>, which does both.</p>
</html>
";

fn main() -> std::io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={PAGES}");
    let index = Path::new(PAGES).join("index.html");
    if !index.exists() {
        fs::create_dir_all(PAGES)?;
        fs::write(index, NOT_BUILT)?;
    }
    Ok(())
}
