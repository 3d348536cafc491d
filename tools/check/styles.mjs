import stylelint from 'stylelint';

/**
 * Holds the CSS of every `styled` and `css` template against `stylelint.config.mjs`; fails with what is wrong and where.
 * `styles.mjs FILE…`: of these files alone.
 */
const files = process.argv.length > 2 ? process.argv.slice(2) : '{apps,libs}/*/src/**/*.{ts,tsx}';
const { errored, report } = await stylelint.lint({ files, formatter: 'unix' });
if (report) console.log(report);
process.exit(errored ? 1 : 0);
