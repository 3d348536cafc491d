/** A remote of a team with a repository of its own: one screen, no part that others show. */
export default {
  name: 'gift-guide',
  owner: '@acme/gifts',
  devPort: 4440,
  exposes: { './guide': './src/guide/guide.route.ts' },
  routes: [{ path: '/gift-guide', expose: './guide' }],
};
