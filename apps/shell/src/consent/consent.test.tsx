import { aStore, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoreDetails } from '@souk/contract';
import { LazyMessages } from '../deferred/lazy-messages';
import { ConsentBanner } from './consent-banner';
import { askAgain, giveConsent } from './consent.store';
import en from './messages.en.json';
import fr from './messages.fr.json';
import { PrivacyChoices } from './privacy-choices';
import { StoreFonts } from './store-fonts';

const Page = () => (
  <LazyMessages messages={{ en: [en], fr: [fr] }}>
    <ConsentBanner />
    <StoreFonts />
    <PrivacyChoices />
  </LazyMessages>
);
const open = async (store: Partial<StoreDetails>, locale: 'en' | 'fr' = 'en') => {
  const api = fakeApi({ store: { details: async () => aStore(store) } });
  await renderRoute({ Component: Page }, { api, locale });
};
const banner = () => screen.queryByRole('region', { name: 'Privacy choices' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = () => /souk_consent=(\w+)/.exec(document.cookie)?.[1];

/** As a new visitor's browser: nothing is kept, nothing was answered. */
const forget = async () => {
  document.cookie = 'souk_consent=; max-age=0; path=/';
  jest.resetModules();
};
beforeEach(forget);

// The answer is one per page load; the order of these tests is that of a visit.
describe('[STORE-03] the question of consent', () => {
  test('is not asked by a store that measures nothing', async () => {
    await open({});
    expect(banner()).not.toBeInTheDocument();
  });

  test('is asked before anything is measured; refusing is one press, as agreeing is, and looks the same', async () => {
    await open({ gtmId: 'GTM-ABCD1' });
    const answers = within((await screen.findByRole('region', { name: 'Privacy choices' })) as HTMLElement);
    const [refuse, accept] = ['Refuse all', 'Accept all'].map((name) => answers.getByRole('button', { name }));
    expect(refuse?.className).toBe(accept?.className);
    expect(answers.getAllByRole('button')[0]).toBe(refuse);
    await press('Refuse all');
    expect(banner()).not.toBeInTheDocument();
    expect(kept()).toBe('a0m0');
  });

  test('is kept, and can be changed from the foot of the page, choice by choice', async () => {
    await open({ gtmId: 'GTM-ABCD1' });
    expect(banner()).not.toBeInTheDocument();
    await press('Privacy choices');
    expect(banner()).toHaveFocus();
    await press('Choose');
    expect(screen.getByRole('checkbox', { name: 'Measure how the shop is used' })).toHaveFocus();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Measure how the shop is used' }));
    await press('Save my choice');
    expect(kept()).toBe('a1m0');
    expect(banner()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Privacy choices' })).toHaveFocus();
  });

  test('shows what was chosen when it is asked again', async () => {
    act(() => giveConsent({ analytics: true, marketing: false }));
    await open({ gtmId: 'GTM-ABCD1' });
    act(() => askAgain());
    await press('Choose');
    expect(screen.getByRole('checkbox', { name: 'Measure how the shop is used' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Measure whether our ads work' })).not.toBeChecked();
    await press('Accept all');
    expect(kept()).toBe('a1m1');
  });

  test('speaks French', async () => {
    await open({}, 'fr');
    act(() => askAgain());
    expect(await screen.findByRole('button', { name: 'Tout refuser' })).toBeVisible();
    act(() => giveConsent({ analytics: false, marketing: false }));
  });
});

describe('[STORE-04] the owner’s web fonts', () => {
  const sheet = () => document.querySelector('link[href="https://fonts.test/inter.css"]');
  const fontStylesheet = 'https://fonts.test/inter.css';

  test('are a third party: none before a yes, then the style sheet that is set', async () => {
    act(() => giveConsent({ analytics: false, marketing: false }));
    await open({ fontStylesheet });
    expect(sheet()).toBeNull();
    act(() => giveConsent({ analytics: true, marketing: false }));
    expect(sheet()).toBeInTheDocument();
  });

  test('are never anything but an https style sheet', async () => {
    act(() => giveConsent({ analytics: true, marketing: true }));
    await open({ fontStylesheet: 'javascript:alert(1)' });
    expect(document.querySelector('link[href^="javascript"]')).toBeNull();
  });
});
