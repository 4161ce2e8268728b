import { needs, singleCheck } from './single-check.mjs';
import { browserStage, testStages } from './test-stages.mjs';

const nx = (...args) => ['nx', ...args, '--outputStyle=static'];
const buildStage = singleCheck('build', nx('run', '@torg/storefront:build'));

/** Everything that is verified, in the order in which it is run: what is quick to know comes first. */
export function stages() {
  return [
    singleCheck('code generation', nx('run-many', '-t', 'codegen')),
    singleCheck('format', ['prettier', '--check', '--log-level=warn', '.']),
    // Without Nx's graph the module boundaries are passed over with no more than a warning.
    singleCheck('lint', ['eslint', '.', '--max-warnings=0'], { refuse: /No cached ProjectGraph/ }),
    singleCheck('import cycles', ['oxlint', '--deny-warnings', 'apps', 'libs']),
    singleCheck('reasons for exceptions', ['node', 'tools/checks/disabled-rules.mjs']),
    singleCheck('project tags', ['node', 'tools/checks/project-tags.mjs']),
    singleCheck('unused code', ['knip', '--no-progress']),
    singleCheck('types', ['tsc', '-b']),
    singleCheck('sdk package', nx('run-many', '-t', 'check:package', '-p', '@torg/commerce-sdk')),
    ...testStages(),
    buildStage,
    needs(singleCheck('first-load sizes', ['node', 'tools/checks/bundle-size.mjs']), buildStage.name),
    needs(singleCheck('no parser in the bundle', ['node', 'tools/checks/no-parser-in-bundle.mjs']), buildStage.name),
    singleCheck('storybook build', nx('run', '@torg/ui:build-storybook')),
    needs(browserStage, buildStage.name),
  ];
}
