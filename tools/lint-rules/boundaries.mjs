const REACT = ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-intl', 'react-aria*', 'react-router*'];
const MOBX = ['mobx', 'mobx-*'];
const TANSTACK = ['@tanstack/*'];
const GRAPHQL = ['graphql', 'graphql/*', 'graphql-*', '@graphql-*'];

/**
 * Who may import whom, by tag, and what each never takes from npm. There is no rule for `*`: a project without a tag
 * may import nothing.
 */
export const depConstraints = [
  {
    sourceTag: 'type:core',
    onlyDependOnLibsWithTags: ['type:core'],
    bannedExternalImports: [...REACT, ...MOBX, ...TANSTACK, ...GRAPHQL],
  },
  {
    sourceTag: 'type:sdk',
    onlyDependOnLibsWithTags: ['type:core', 'type:sdk'],
    bannedExternalImports: [...REACT, ...MOBX, ...TANSTACK],
  },
  {
    sourceTag: 'type:store',
    onlyDependOnLibsWithTags: ['type:core', 'type:sdk'],
    bannedExternalImports: [...REACT, 'mobx-react*', ...TANSTACK],
  },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [], bannedExternalImports: [...MOBX, ...TANSTACK, ...GRAPHQL] },
  {
    sourceTag: 'type:backend',
    onlyDependOnLibsWithTags: ['type:core', 'type:sdk'],
    bannedExternalImports: [...REACT, ...MOBX, ...TANSTACK],
  },
  {
    sourceTag: 'type:demo',
    onlyDependOnLibsWithTags: ['type:sdk', 'type:backend'],
    bannedExternalImports: [...REACT, ...MOBX, ...TANSTACK, ...GRAPHQL],
  },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:core', 'type:sdk', 'type:store', 'type:ui', 'type:backend', 'type:demo'],
  },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:core'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: [] },
];

/** The exceptions: the React bindings of i18n and of the SDK, each behind its own entry. */
export const reactBindingConstraints = depConstraints.map((constraint) =>
  ['type:core', 'type:sdk'].includes(constraint.sourceTag)
    ? { ...constraint, bannedExternalImports: [...MOBX, ...TANSTACK, ...GRAPHQL] }
    : constraint,
);

/**
 * The options of @nx/enforce-module-boundaries.
 * @param {typeof depConstraints} constraints
 */
export function boundariesFor(constraints) {
  return {
    enforceBuildableLibDependency: true,
    // One entry of a lib may be loaded on intent and another from the start (@torg/ui/overlays and @torg/ui).
    checkDynamicDependenciesExceptions: ['@torg/**'],
    depConstraints: constraints,
  };
}
