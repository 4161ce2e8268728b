// Compares what the package shows to the world with reports/*.api.md, entry by entry; fails where it is another, where a
// public name says nothing of itself, and where a type that is needed cannot be named. `--write` writes the reports anew.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const manifest = JSON.parse(readFileSync(here('package.json'), 'utf8'));
const isWriting = process.argv.includes('--write');
const reports = here('reports/');
const scratch = mkdtempSync(join(tmpdir(), 'api-report-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** The entries that are code, such as `.` and `./domain`, with the declarations of each. */
const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === 'object' ? [{ name: entry === '.' ? 'index' : entry.slice(2), types: target.types }] : [],
);
/** What is generated has the contract's names, which say what they are there. */
const generated = readFileSync(here('src/generated/types.ts'), 'utf8');
mkdirSync(reports, { recursive: true });
const surfaces = entries.map(({ name, types }) => ({ name, ...extract(name, types), report: readReport(name) }));
const problems = [...surfaces.flatMap(undocumented), ...unnamed(), ...surfaces.flatMap(changed)];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function extract(name, types) {
  const forgotten = [];
  const { apiReportChanged } = Extractor.invoke(configFor(name, types), {
    localBuild: isWriting,
    messageCallback(message) {
      if (message.messageId === 'ae-forgotten-export') forgotten.push(/symbol "(\w+)"/.exec(message.text)?.[1]);
      message.handled = message.messageId === 'ae-forgotten-export' || message.logLevel !== 'error';
    },
  });
  return { isChanged: apiReportChanged && !isWriting, forgotten };
}

function readReport(name) {
  return readFileSync(join(isWriting ? reports : scratch, `${name}.api.md`), 'utf8');
}

function changed({ name, isChanged }) {
  const wanted = 'If that is wanted: npm run report -w @torg/commerce-sdk, and a changeset that says what it is.';
  return isChanged ? [`The entry ${name} differs from reports/${name}.api.md. ${wanted}`] : [];
}

function undocumented({ name, report }) {
  const silent = report.matchAll(/^\/\/ @public \(undocumented\)\nexport (?:declare )?(?:abstract )?\w+ (\w+)/gm);
  return (
    [...silent]
      // One of several signatures speaks for all.
      .filter(([, exported]) => !new RegExp(`^// @public\\nexport function ${exported}\\b`, 'm').test(report))
      .filter(([, exported]) => !new RegExp(`\\b${exported}\\b`).test(generated))
      .map(([, exported]) => `${exported}, of the entry ${name}, has no docstring.`)
  );
}

/** What another entry exports can be named too. */
function unnamed() {
  const named = new Set(
    surfaces.flatMap(({ report }) => [...report.matchAll(/^export \w+ (?:class )?(\w+)/gm)].map(at(1))),
  );
  return surfaces.flatMap(({ name, forgotten }) =>
    forgotten
      .filter((needed) => !named.has(needed))
      .map((needed) => `${needed} is part of the entry ${name}, which no entry exports.`),
  );
}

function at(place) {
  return (match) => match[place];
}

function configFor(name, types) {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: here('package.json'),
    configObject: {
      projectFolder: here('.'),
      mainEntryPointFilePath: here(types),
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: here('tsconfig.lib.json'), skipLibCheck: true },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: reports,
        reportTempFolder: scratch,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: 'none' },
          'ae-forgotten-export': { logLevel: 'warning', addToApiReportFile: false },
        },
      },
    },
  });
}
