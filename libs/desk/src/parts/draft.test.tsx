import { SharedMessages } from '@souk/i18n';
import { act, render, renderHook, screen } from '@testing-library/react';
import { DraftConflict, useDraft } from './draft';
import words from './messages.en.json';

jest.mock('./unsaved-guard', () => ({ useUnsaved: jest.fn() }));

type Values = { name: string };
const draftOf = (theirs: Values) =>
  renderHook(({ stored, isBusy }) => useDraft(stored, isBusy), { initialProps: { stored: theirs, isBusy: false } });

describe('[DESK-21] a draft', () => {
  test('what somebody else saves is taken at once while nothing is typed here', () => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    rerender({ stored: { name: 'Cup' }, isBusy: false });
    expect(result.current).toMatchObject({ values: { name: 'Cup' }, isChanged: false, isConflict: false });
  });

  test('what somebody else saves while this is typed is told; either can be kept', () => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    act(() => result.current.setValues({ name: 'Beaker' }));
    rerender({ stored: { name: 'Cup' }, isBusy: false });
    expect(result.current).toMatchObject({ values: { name: 'Beaker' }, isConflict: true });
    act(() => result.current.takeTheirs());
    expect(result.current).toMatchObject({ values: { name: 'Cup' }, isConflict: false });
  });

  test('what was saved is no change any more, also as the server wrote it', () => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    act(() => result.current.setValues({ name: ' Beaker ' }));
    act(() => result.current.saved(result.current.values));
    rerender({ stored: { name: 'Beaker' }, isBusy: false });
    expect(result.current).toMatchObject({ values: { name: 'Beaker' }, isChanged: false, isConflict: false });
  });

  test('its own save, read anew before it is known to be done, is no conflict', () => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    act(() => result.current.setValues({ name: ' Beaker ' }));
    rerender({ stored: { name: 'Beaker' }, isBusy: true });
    expect(result.current.isConflict).toBe(false);
  });

  test('what came new is taken at once and is no conflict; what is typed stays', () => {
    type Sizes = Readonly<Record<string, boolean>>;
    const newIn = (theirs: Sizes, seen: Sizes) =>
      Object.fromEntries(Object.entries(theirs).filter(([id]) => !(id in seen)));
    const { result, rerender } = renderHook(({ stored }) => useDraft<Sizes>(stored, false, newIn), {
      initialProps: { stored: { s: true, l: true } as Sizes },
    });
    act(() => result.current.setValues({ s: false, l: true }));
    rerender({ stored: { s: true, l: true, xl: false } });
    expect(result.current).toMatchObject({
      values: { s: false, l: true, xl: false },
      isChanged: true,
      isConflict: false,
    });
    rerender({ stored: { s: true, l: false, xl: false } });
    expect(result.current.isConflict).toBe(true);
  });

  test('what is typed while it is being saved stays', () => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    act(() => result.current.setValues({ name: 'Beaker' }));
    const sent = result.current.values;
    act(() => result.current.setValues({ name: 'Beakers' }));
    act(() => result.current.saved(sent));
    rerender({ stored: { name: 'Beaker' }, isBusy: false });
    expect(result.current).toMatchObject({ values: { name: 'Beakers' }, isChanged: true, isConflict: false });
  });

  const form = (isConflict: boolean) => (
    <SharedMessages messages={words as never /* the other words of the shared messages are not asked for */}>
      <DraftConflict isConflict={isConflict} takeTheirs={jest.fn()} />
      <input aria-label="Title" />
      <button type="button">Save</button>
    </SharedMessages>
  );

  test.each([
    ['button', 'Save', 'is led to it'],
    ['textbox', 'Title', 'is not pulled away from what they type'],
  ])('whoever is at the %s “%s” when theirs is told %s', (role, name) => {
    const { rerender } = render(form(false));
    const element = screen.getByRole(role, { name });
    element.focus();
    rerender(form(true));
    expect(role === 'button' ? screen.getByRole('alert') : element).toHaveFocus();
  });
});
