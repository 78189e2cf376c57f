import LicensePlugin from 'webpack-license-plugin';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Null if the package has none, whatever the plugin's types say. */
  readonly licenseText: string | null;
}

const notice = ({ name, version, license, licenseText }: Package): string =>
  `${name} ${version} (${license})\n\n${licenseText?.trim() ?? ''}\n`;

/** Licences that allow bundling into a product that is sold, provided their notices are kept. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Zlib', 'OFL-1.1'];

/**
 * Writes the notices that minifying strips, for every package that is really in the bundles, to `licences.txt` beside them, and
 * fails the build if one has another licence.
 */
export const licences = () =>
  new LicensePlugin({
    outputFilename: 'licences.json',
    unacceptableLicenseTest: (licence) => !ALLOWED.includes(licence),
    additionalFiles: { 'licences.txt': (packages) => packages.map(notice).join(`\n${'-'.repeat(80)}\n\n`) },
    // Our own workspaces need no notice.
    excludedPackageTest: (name) => name === 'forecourt' || name.startsWith('@forecourt/'),
  });
