import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES } from '@forecourt/contracts';
import { root } from '../paths.ts';
import { SETTINGS_FILES, settingsOf, standardOf } from './settings-of.ts';

interface Setting {
  readonly name: string;
  readonly about: string;
  readonly standard: string;
  readonly parts: readonly string[];
}

const SHARED = ['packages/server-kit/src/settings/server-settings.ts', 'packages/service-kit/src/settings/define-settings.ts'];

/** A Markdown table of all settings of all parts, read from their schemas and the comments on them. */
export async function settingsTable(): Promise<string> {
  const found = new Map<string, Setting>();
  for (const [part, file] of SETTINGS_FILES) {
    const comments = await commentsIn([...SHARED, file]);
    for (const [name, field] of Object.entries(await settingsOf(part))) {
      const known = found.get(name);
      const parts = [...(known?.parts ?? []), part];
      const about = known?.about || (comments.get(name) ?? '');
      found.set(name, { name, about, standard: standardOf(field), parts });
    }
  }
  const settings = [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
  const rows = settings.map(({ name, about, standard, parts }) => [`\`${name}\``, about, standard, partsIn(parts)]);
  return aligned([['setting', 'what', 'default', 'part'], ...rows]);
}

/** A Markdown table as the formatter has it. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [head, ...body] = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

function partsIn(parts: readonly string[]): string {
  if (parts.length === SETTINGS_FILES.length) return 'all';
  return SERVICES.every((name) => parts.includes(name)) && !parts.includes('shell') ? 'services' : parts.join(', ');
}

/** The comment before each setting, on one line. */
async function commentsIn(files: readonly string[]): Promise<Map<string, string>> {
  const comments = new Map<string, string>();
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, comment = '', name = ''] of text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*([A-Z][A-Z0-9_]*):/g)) {
      comments.set(
        name,
        comment
          .replaceAll(/\s*\n\s*\*\s?/g, ' ')
          // References are for those who read the code.
          .replaceAll(/ \((?:D|ADR )\d+\)/g, '')
          .replaceAll('|', '\\|')
          .trim(),
      );
    }
  }
  return comments;
}
