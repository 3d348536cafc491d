/** Pages that the store's owner designs: by address, and around every page. Source: spec 2, Routes, Custom pages, Footer. */
export default {
  name: 'custom-pages',
  owner: '@souk/custom-pages',
  devPort: 4405,
  exposes: {
    './designed': './src/designed-page/designed.route.ts',
    './article': './src/article-page/article.route.ts',
    './header': './src/frames/header.fragment.ts',
    './footer': './src/frames/footer.fragment.ts',
  },
  routes: [
    { path: '/company/:name', expose: './article' },
    { path: '/service/:name', expose: './article' },
    { path: '/:slug', expose: './designed' },
  ],
  slots: {
    'pages.header': './header',
    'pages.footer': './footer',
  },
};
