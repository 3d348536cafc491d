const front = [
  'layer:contract',
  'layer:domain',
  'layer:client',
  'layer:kit',
  'layer:plumbing',
  'layer:state',
  'layer:testing',
];

/** Who may import whom. A new project without a row here fails lint. Source: docs/architecture.md. */
export const constraints = [
  { sourceTag: 'layer:contract', onlyDependOnLibsWithTags: ['layer:contract'], allowedExternalImports: ['zod'] },
  {
    sourceTag: 'layer:domain',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:domain'],
    bannedExternalImports: ['react*', 'fastify*', 'zod'],
  },
  {
    sourceTag: 'layer:client',
    onlyDependOnLibsWithTags: ['layer:contract'],
    bannedExternalImports: ['react*', 'zustand'],
  },
  { sourceTag: 'layer:kit', onlyDependOnLibsWithTags: ['layer:kit'], bannedExternalImports: ['zustand'] },
  {
    sourceTag: 'layer:plumbing',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:client', 'layer:kit', 'layer:plumbing'],
    bannedExternalImports: ['zustand'],
  },
  {
    sourceTag: 'layer:state',
    onlyDependOnLibsWithTags: [
      'layer:contract',
      'layer:domain',
      'layer:client',
      'layer:kit',
      'layer:plumbing',
      'layer:testing',
    ],
    bannedExternalImports: ['styled-components'],
  },
  { sourceTag: 'layer:testing', onlyDependOnLibsWithTags: [...front] },
  {
    sourceTag: 'layer:remote',
    onlyDependOnLibsWithTags: [...front, 'layer:tool'],
    bannedExternalImports: ['fastify*', 'zustand'],
  },
  { sourceTag: 'layer:host', onlyDependOnLibsWithTags: [...front, 'layer:tool'], bannedExternalImports: ['fastify*'] },
  {
    sourceTag: 'layer:server',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:domain', 'layer:testing', 'layer:tool'],
    bannedExternalImports: ['react*'],
  },
  {
    sourceTag: 'layer:e2e',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:testing', 'layer:domain', 'layer:tool'],
  },
  { sourceTag: 'layer:tool', onlyDependOnLibsWithTags: ['layer:tool', 'layer:contract'] },
];
