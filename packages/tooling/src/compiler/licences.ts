import LicensePlugin from 'webpack-license-plugin';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Null where a package brings none, whatever the plugin's types say. */
  readonly licenseText: string | null;
}

const notice = ({ name, version, license, licenseText }: Package): string =>
  `${name} ${version} (${license})\n\n${licenseText?.trim() ?? ''}\n`;

/** Licences that let their code be built into what a dealership sells, notices kept. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Zlib', 'OFL-1.1'];

/**
 * Keeps the notices that minifying strips, of every package that is really in the bundles, in `licences.txt` beside them,
 * and fails the build when one of them has another licence.
 */
export const licences = () =>
  new LicensePlugin({
    outputFilename: 'licences.json',
    unacceptableLicenseTest: (licence) => !ALLOWED.includes(licence),
    additionalFiles: { 'licences.txt': (packages) => packages.map(notice).join(`\n${'-'.repeat(80)}\n\n`) },
    // Our own workspaces are not third parties.
    excludedPackageTest: (name) => name === 'forecourt' || name.startsWith('@forecourt/'),
  });
