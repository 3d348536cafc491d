const front = [
  'layer:contract',
  'layer:domain',
  'layer:client',
  'layer:kit',
  'layer:plumbing',
  'layer:state',
  'layer:testing',
];

/**
 * Who may import whom, and what to do instead. A new project without a row here fails lint.
 * Source: docs/architecture.md.
 */
export const layers = [
  {
    sourceTag: 'layer:contract',
    instead: 'the contract says what crosses the wire and nothing else; a rule goes to libs/domain',
    onlyDependOnLibsWithTags: ['layer:contract'],
    allowedExternalImports: ['zod'],
  },
  {
    sourceTag: 'layer:process',
    instead: 'it serves the processes of shell server and api alike and knows no shop; a rule goes to libs/domain',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:process', 'layer:tool'],
    bannedExternalImports: ['react*', 'fastify*'],
  },
  {
    sourceTag: 'layer:domain',
    instead: 'rules are plain functions; a screen goes to its application, a shape to libs/contract',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:domain'],
    bannedExternalImports: ['react*', 'fastify*', 'zod'],
  },
  {
    sourceTag: 'layer:client',
    instead: 'it knows HTTP alone; what needs React or a store goes to libs/state, a rule to libs/domain',
    onlyDependOnLibsWithTags: ['layer:contract'],
    bannedExternalImports: ['react*', 'zustand'],
  },
  {
    sourceTag: 'layer:kit',
    instead: 'it knows no shop; hand the value in as a prop, or write it in the application',
    onlyDependOnLibsWithTags: ['layer:kit'],
    bannedExternalImports: ['zustand'],
  },
  {
    sourceTag: 'layer:plumbing',
    instead: 'it mounts what others make; a rule goes to libs/domain, shared state to libs/state',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:client', 'layer:kit', 'layer:plumbing'],
    bannedExternalImports: ['zustand'],
  },
  {
    sourceTag: 'layer:state',
    instead: 'it holds what two applications must both know; how that looks goes to libs/ui or the application',
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
  {
    sourceTag: 'layer:testing',
    instead: 'it may use every library, and no application',
    onlyDependOnLibsWithTags: [...front],
  },
  {
    sourceTag: 'layer:workbench',
    instead: 'it shows what others make; a component goes to libs/ui or its application, its story beside it',
    onlyDependOnLibsWithTags: [...front, 'layer:tool'],
  },
  {
    sourceTag: 'layer:desk',
    instead: 'it holds what both desks show; a rule goes to libs/domain, what one desk shows alone to its application',
    onlyDependOnLibsWithTags: [...front],
    bannedExternalImports: ['fastify*', 'zustand'],
  },
  {
    sourceTag: 'layer:desk-remote',
    instead: 'what both desks show goes to libs/desk, what two applications know to libs/state',
    onlyDependOnLibsWithTags: [...front, 'layer:desk', 'layer:tool'],
    bannedExternalImports: ['fastify*', 'zustand'],
  },
  {
    sourceTag: 'layer:remote',
    instead: 'what two applications know goes to libs/state, what they show behind a slot',
    onlyDependOnLibsWithTags: [...front, 'layer:tool'],
    bannedExternalImports: ['fastify*', 'zustand'],
  },
  {
    sourceTag: 'layer:host',
    instead: 'what two applications know goes to libs/state, what remotes show behind a slot',
    onlyDependOnLibsWithTags: [...front, 'layer:process', 'layer:tool'],
    bannedExternalImports: ['fastify*'],
  },
  {
    sourceTag: 'layer:server',
    instead: 'the api answers calls of libs/contract by rules of libs/domain; a screen goes to an application',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:domain', 'layer:process', 'layer:testing', 'layer:tool'],
    bannedExternalImports: ['react*'],
  },
  {
    sourceTag: 'layer:e2e',
    instead: 'a journey uses the store as a shopper does, through the browser and the contract',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:testing', 'layer:domain', 'layer:tool'],
  },
  {
    sourceTag: 'layer:tool',
    instead: 'a tool works on the repository, not in the store',
    onlyDependOnLibsWithTags: ['layer:tool', 'layer:contract'],
  },
];

/** The same as nx reads it. */
export const constraints = layers.map(({ instead: _instead, ...layer }) => layer);
