import { after, alone, needs, singleCheck } from './single-check.mjs';
import { browserStage, testStages } from './test-stages.mjs';

const nx = (...args) => ['nx', ...args, '--outputStyle=static'];
const buildStage = singleCheck('build', nx('run', '@torg/storefront:build'));

/**
 * Everything that is verified, in the order in which it is started and told. Stages of one core run side by side: the
 * linter takes as long as all the others up to the tests, so it comes first. Those that keep several cores busy run alone.
 */
export function stages() {
  return [
    alone(singleCheck('code generation', nx('run-many', '-t', 'codegen'))),
    // Without Nx's graph the module boundaries are passed over with no more than a warning.
    singleCheck('lint', ['eslint', '.', '--max-warnings=0'], { refuse: /No cached ProjectGraph/ }),
    singleCheck('format', ['prettier', '--check', '--log-level=warn', '.']),
    singleCheck('import cycles', ['oxlint', '--deny-warnings', 'apps', 'libs']),
    singleCheck('reasons for exceptions', ['node', 'tools/checks/disabled-rules.mjs']),
    singleCheck('project tags', ['node', 'tools/checks/project-tags.mjs']),
    singleCheck('unused code', ['knip', '--no-progress']),
    singleCheck('types', ['tsc', '-b']),
    buildStage,
    singleCheck('storybook build', nx('run', '@torg/ui:build-storybook')),
    after(singleCheck('sdk package', nx('run-many', '-t', 'check:package', '-p', '@torg/commerce-sdk')), 'types'),
    alone(needs(singleCheck('sdk examples', ['node', 'libs/commerce-sdk/check-examples.mjs']), 'sdk package')),
    needs(singleCheck('first-load sizes', ['node', 'tools/checks/bundle-size.mjs']), buildStage.name),
    needs(singleCheck('no parser in the bundle', ['node', 'tools/checks/no-parser-in-bundle.mjs']), buildStage.name),
    ...testStages().map(alone),
    alone(needs(browserStage, buildStage.name)),
  ];
}
