import type { PageProblem } from '@souk/contract';
import type { StaffRole } from '@souk/contract/desk';
import { toastsStore } from '@souk/state';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './page-edit.route';

const at = '2026-05-04T10:00:00.000Z';
const problem = (code: PageProblem['code'], part: string, line: number): PageProblem => ({
  level: 'warning',
  code,
  part,
  line,
  message: '',
});
const problems = [
  problem('missing-alt', 'html.en', 2),
  problem('css-refused', 'css', 9),
  problem('matches-nothing', 'html.en', 0),
];
const words = { en: 'Autumn', fr: 'Automne' };
const html = { en: '<h1>Autumn</h1>\n<img src="/img/1.webp">', fr: '' };
const page = { path: '/autumn', title: words, description: words, image: '', html, css: 'h1 { color: red }' };

const leftOut: PageProblem = { ...problem('refused-script', 'html.en', 1), level: 'error' };

const open = async (role: StaffRole = 'admin', found: readonly PageProblem[] = []) => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      page: async () => ({ page, version: 'seen', kind: 'designed' as const, problems }),
      pageVersions: async () => [
        { id: 2, at, by: 'Ann' },
        { id: 1, at, by: 'Ann' },
      ],
      pageVersion: async () => ({ id: 1, page: { ...page, html: { en: '<h1>Leaves</h1>\r\n<p>fall</p>', fr: '' } } }),
      pagePreview: async () => ({ address: null, token: null, problems }),
      pageSave: async () => ({ saved: true, problems: [...problems, ...found] }),
    },
  });
  await renderRoute(route, { path: '/admin/pages/edit', at: '/admin/pages/edit?path=/autumn', api, user: {} });
  await screen.findByRole('heading', { level: 2, name: 'What could be better' });
  // plain fields are there first
  await waitFor(() => expect(edit('CSS').nodeName).toBe('DIV'));
  return api;
};
const edit = (name: string) => screen.getByRole('textbox', { name });
const lines = (name: string) => [...edit(name).children].map((line) => line.textContent);
const problemList = () =>
  within(screen.getByRole('heading', { name: 'What could be better' }).closest('section') as HTMLElement);

describe('[DESK-25] the editor of a page', () => {
  test('is a text field by its name, its hint and what it needs, and the press on its label leads into it', async () => {
    await open();
    expect(lines('HTML in English')).toEqual(['<h1>Autumn</h1>', '<img src="/img/1.webp">']);
    expect(edit('HTML in English')).toHaveAttribute('aria-multiline', 'true');
    expect(edit('HTML in English')).toHaveAttribute('aria-required', 'true');
    expect(edit('HTML in English')).toHaveAccessibleDescription(/^What it may hold: text, lists.*Left out: scripts/);
    await userEvent.click(screen.getByText('CSS', { selector: 'label' }));
    expect(edit('CSS')).toHaveFocus();
  });

  test('leads from a problem to its line; one without a line in a text of the form leads nowhere', async () => {
    await open();
    expect(
      problemList()
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['HTML, line 2']);
    await userEvent.click(problemList().getByRole('button'));
    expect(edit('HTML in English')).toHaveFocus();
    expect(edit('HTML in English').lastChild).toContainElement(getSelection()?.anchorNode?.parentElement ?? null);
  });

  test('F8 moves to the next problem, which is read aloud', async () => {
    await open();
    await userEvent.click(edit('HTML in English'));
    await userEvent.keyboard('{F8}');
    expect(getSelection()?.toString()).toBe('<img src="/img/1.webp">');
    expect(screen.getByText(/^Line 2: A picture has no alt text/)).toBeInTheDocument();
  });

  test('Tab leaves it, as it leaves every field', async () => {
    await open();
    edit('HTML in English').focus();
    await userEvent.tab();
    expect(edit('HTML in French')).toHaveFocus();
  });

  test('an earlier version is put into it, and taken out again', async () => {
    await open();
    await userEvent.click((await screen.findAllByRole('button', { name: /Put into the form/ }))[0]!);
    await waitFor(() => expect(lines('HTML in English')).toEqual(['<h1>Leaves</h1>', '<p>fall</p>']));
    expect(screen.getByText(/HTML in English$/, { selector: 'form p' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to what was typed' }));
    expect(lines('HTML in English')).toEqual(['<h1>Autumn</h1>', '<img src="/img/1.webp">']);
  });

  test.each([
    ['says that shoppers see it', [], 'Saved. Shoppers see it at once.'],
    [
      'counts what was left out',
      [leftOut, leftOut],
      'Saved. Shoppers see it at once, without 2 things that are left out.',
    ],
  ])('%s when it is saved', async (_what, found, said) => {
    await open('admin', found);
    await userEvent.type(screen.getByRole('textbox', { name: 'Title in English' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save the page' }));
    await waitFor(() => expect(toastsStore.getState().toasts.map(({ text }) => text)).toContain(said));
  });

  test('who may only read changes nothing in it', async () => {
    await open('auditor');
    expect(edit('HTML in English')).toHaveAttribute('aria-readonly', 'true');
  });
});
