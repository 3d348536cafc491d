import { readConfig } from './config';
import { settingsRules, soundStore } from './settings-rules';

test('a store that sells for money opens with sound settings', () => {
  expect(readConfig(soundStore)).toMatchObject({ sandbox: false, seed: 'none', stripe: { secretKey: 'sk_live_1' } });
});

test('a shop on test keys opens on one machine, as whoever tries it does', () => {
  const trial = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(readConfig(trial).stripe).toBeDefined();
});

test.each(settingsRules.map((rule) => [rule.line, rule] as const))('refused: %s', (line, { example, isBroken }) => {
  expect(isBroken(soundStore)).toBe(false);
  const message = (() => {
    try {
      readConfig(example);
    } catch (error) {
      return (error as Error).message;
    }
    return 'it opened';
  })();
  expect(message).toBe(line);
  expect(line).not.toContain('\n');
});
