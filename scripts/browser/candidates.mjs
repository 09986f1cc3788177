import { join } from "node:path";

/**
 * Where a browser of the Chromium family usually is, the likeliest first.
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]}
 */
export function usualBrowsers(platform, environment) {
  if (platform === "darwin") {
    const applications = ["/Applications", ...(environment.HOME ? [`${environment.HOME}/Applications`] : [])];
    return applications.flatMap((folder) =>
      ["Chromium", "Google Chrome"].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === "win32") {
    const { PROGRAMFILES, "PROGRAMFILES(X86)": programFiles86, LOCALAPPDATA } = environment;
    const folders = [PROGRAMFILES, programFiles86, LOCALAPPDATA].filter((folder) => folder !== undefined);
    const programs = ["Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe"];
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  }
  return ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map((name) => `/usr/bin/${name}`);
}
