// Prints where Chrome or Chromium is; installs it where it may; otherwise says in one line what to install.
import { needBrowser } from './browser.mjs';

try {
  console.log(needBrowser());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
