/**
 * @typedef {object} Program a program that an engine needs
 * @property {string} variable of the environment, which may name it
 * @property {string[]} usual where it usually is, the likeliest first
 * @property {string[]} [proof] arguments with which one that works ends well
 *
 * @typedef {object} Engine a browser of another family than Chromium's
 * @property {string} title
 * @property {Record<string, Program>} programs
 * @property {string[]} packages of Debian that bring them
 */

/**
 * Firefox, which needs no screen. In Ubuntu one of its names is only a note on where to get it: hence the proof.
 * @type {Engine}
 */
export const firefox = {
  title: "Firefox",
  programs: {
    firefox: {
      variable: "FIREFOX_PATH",
      usual: [
        "/usr/bin/firefox-esr",
        "/usr/bin/firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
      ],
      proof: ["--version"],
    },
  },
  packages: ["firefox-esr"],
};

const libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib64", "/usr/lib"];

/**
 * WebKit for GTK, Safari's relative: its driver, the small browser that comes with it, and a screen for that.
 * @type {Engine}
 */
export const webkit = {
  title: "WebKit",
  programs: {
    driver: { variable: "WEBKIT_DRIVER_PATH", usual: ["/usr/bin/WebKitWebDriver"], proof: ["--help"] },
    browser: {
      variable: "WEBKIT_BROWSER_PATH",
      usual: libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
    },
    screen: { variable: "XVFB_PATH", usual: ["/usr/bin/Xvfb"] },
  },
  packages: ["webkit2gtk-driver", "xvfb"],
};
