import { axeTags } from '@souk/testing/axe-tags';
import { allWords } from '@souk/testing/words';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { annotationsOf } from './annotations';
import { root, storyFiles } from './story-files';

type StoryModule = Parameters<typeof composeStories>[0] & { default: { title: string } };

setProjectAnnotations(annotationsOf({ messagesOf: allWords }));
// jsdom draws nothing: what needs a drawing, such as contrast, is asked in a browser by npm run test:workbench.
const rules = { 'color-contrast': { enabled: false } };
const macrotask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('[X1] every story is shown without a complaint, and axe finds no fault in it', () => {
  for (const file of storyFiles) {
    const module: StoryModule = jest.requireActual(join(root, file));
    const stories = Object.entries(composeStories(module)) as [string, ComponentType][];
    test.each(stories)(`${module.default.title} %s`, async (_name, Story) => {
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await act(async () => void render(<Story />));
      // React Query reports an answer one macrotask later, and what is then shown may ask again.
      await macrotask();
      await macrotask();
      expect(document.body.textContent + document.body.innerHTML).not.toBe('');
      const { violations } = await axe.run(document.body, { runOnly: axeTags, rules });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(complaints.mock.calls).toEqual([]);
      complaints.mockRestore();
    });
  }
});
