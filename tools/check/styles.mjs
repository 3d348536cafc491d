import stylelint from 'stylelint';

/** Holds the CSS of every `styled` and `css` template against `stylelint.config.mjs`; fails with what is wrong and where. */
const { errored, report } = await stylelint.lint({ files: '{apps,libs}/*/src/**/*.{ts,tsx}', formatter: 'unix' });
if (report) console.log(report);
process.exit(errored ? 1 : 0);
