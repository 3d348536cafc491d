import { aFrame, fakeApi, pending, slotStory } from '@souk/testing/fakes';
import type { PageFrame } from '@souk/contract';
import type { Meta } from '@storybook/react-vite';
import { OwnFooter } from './own-frame';

export default { title: 'Slots/pages.footer', component: OwnFooter } satisfies Meta;

const story = slotStory('pages.footer', OwnFooter);
const withFrame = (frame: () => Promise<PageFrame>) => ({
  api: fakeApi({ cart: { count: async () => ({ count: 0 }) }, pages: { frame } }),
});

export const OwnersFooter = story(
  {},
  withFrame(async () =>
    aFrame('<h2>Our workshop</h2><p>Rue de la Charité 12, Lyon</p><ul><li><a href="#legal">Legal notice</a></li></ul>'),
  ),
);

/** Nothing is shown: no other part of the page waits for it. */
export const BeforeItIsThere = story({}, withFrame(pending));
