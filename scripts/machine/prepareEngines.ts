import { existsSync } from 'node:fs';
import { installDebianPackages } from './prepareBrowser.ts';

/** The requirements of each engine of the journeys: programs and plugins, with their Debian packages. */
const ENGINES = {
  firefox: {
    '/usr/bin/firefox-esr': 'firefox-esr',
    '/usr/bin/pulseaudio': 'pulseaudio',
    // it decodes films with these libraries
    '/usr/share/doc/gstreamer1.0-libav': 'gstreamer1.0-libav',
  },
  webkit: {
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/bin/Xvfb': 'xvfb',
    '/usr/bin/pulseaudio': 'pulseaudio',
    '/usr/share/doc/gstreamer1.0-libav': 'gstreamer1.0-libav',
    '/usr/share/doc/gstreamer1.0-plugins-base': 'gstreamer1.0-plugins-base',
    '/usr/share/doc/gstreamer1.0-plugins-good': 'gstreamer1.0-plugins-good',
    '/usr/share/doc/gstreamer1.0-plugins-bad': 'gstreamer1.0-plugins-bad',
  },
};

export type Engine = keyof typeof ENGINES;

/**
 * Makes sure that there are Firefox and WebKit for the journeys: Debian's, installed on Debian as root. Returns the
 * available engines, and a sentence about each missing one.
 */
export function prepareEngines(): { present: Engine[]; missing: string[] } {
  const packages = Object.values(ENGINES).flatMap((files) => listMissing(files));
  if (packages.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('· installing Debian’s Firefox and WebKit');
    try {
      installDebianPackages(...new Set(packages));
    } catch (error) {
      // without a network the missing programs are named below
      console.error(error instanceof Error ? error.message : error);
    }
  }
  const present: Engine[] = [];
  const missing: string[] = [];
  for (const [engine, files] of Object.entries(ENGINES)) {
    const packages = listMissing(files);
    if (packages.length === 0) present.push(engine as Engine);
    else missing.push(`the journeys in ${engine}, which need Debian’s ${packages.join(', ')}`);
  }
  return { present, missing };
}

const listMissing = (files: Record<string, string>): string[] =>
  Object.entries(files).flatMap(([file, debianPackage]) => (existsSync(file) ? [] : [debianPackage]));
