/** What pages and libraries import by another name, or not from within. */
export const closedImports = {
  paths: [
    { name: 'react-router', message: 'Use @souk/router: the façade keeps the rest of the package out of the page.' },
    { name: '@tanstack/react-query', message: 'Use @souk/query.' },
    { name: 'react-intl', message: 'Use @souk/i18n.' },
  ],
  patterns: [{ group: ['@souk/*/src/*', '@souk/*/dist/*'], message: 'A library has one door: its index.' }],
};

/** The same for services and repositories of the api. */
export const closedToServices = {
  ...closedImports,
  paths: [
    ...closedImports.paths,
    {
      name: 'fastify',
      message: 'A service takes values (userId, locale, now): what is read of a request belongs to the routes.',
    },
  ],
};
