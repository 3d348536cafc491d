import { act, renderHook } from '@testing-library/react';
import { sessionStore } from '../client/session';
import { useForm } from 'react-hook-form';
import { useFormDraft } from './use-form-draft';

type Values = { text: string; code: string; pictures: string[] };
const first: Values = { text: 'Hello', code: '', pictures: [] };

afterEach(() => {
  sessionStorage.clear();
  signIn(null);
});

const open = (name: string | null, defaultValues = first) =>
  renderHook(() => {
    const form = useForm<Values>({ defaultValues });
    return { form, ...useFormDraft(form, name, ['code']) };
  });

test('what is written is there again, by the form’s name; the rest is as at first', () => {
  const { result, unmount } = open('a');
  act(() => {
    result.current.form.setValue('text', 'Hello you');
    result.current.form.setValue('pictures', ['/1.webp']);
    result.current.form.setValue('code', '123456');
  });
  unmount();
  const again = { ...first, text: 'Hello you', pictures: ['/1.webp'] };
  expect(open('a').result.current.form.getValues()).toEqual(again);
  expect(open('b').result.current.form.getValues()).toEqual(first);
  expect(open(null).result.current.form.getValues()).toEqual(first);
});

test('what stands as at first is not kept, nor what was sent', () => {
  const { result } = open('a');
  act(() => result.current.form.setValue('text', 'Hello you'));
  act(() => result.current.form.setValue('text', 'Hello'));
  expect(sessionStorage).toHaveLength(0);
  act(() => result.current.form.setValue('text', 'Bye'));
  act(() => result.current.dropDraft());
  expect(sessionStorage).toHaveLength(0);
});

test('what the form was given anew stands as at first from then on, and what is typed beside it stays kept', () => {
  const { result, unmount } = open('a');
  act(() => result.current.form.setValue('pictures', ['/1.webp'], { shouldDirty: true }));
  act(() => result.current.form.reset({ ...first, text: 'Changed elsewhere' }, { keepDirtyValues: true }));
  unmount();
  const again = open('a', { ...first, text: 'Changed again' });
  expect(again.result.current.form.getValues()).toEqual({ text: 'Changed again', code: '', pictures: ['/1.webp'] });
  act(() => again.result.current.form.reset(again.result.current.form.getValues()));
  expect(sessionStorage).toHaveLength(0);
});

test('what was sent is forgotten, and the rest kept, also when the answer comes after the form was left', () => {
  const { result, unmount } = open('a');
  act(() => result.current.form.setValue('text', 'Hello you'));
  unmount();
  result.current.keepDraft({ text: 'you', pictures: [] });
  const again = open('a');
  expect(again.result.current.form.getValues()).toEqual({ ...first, text: 'you' });
  again.unmount();
  result.current.dropDraft();
  expect(sessionStorage).toHaveLength(0);
});

describe('whoever leaves a form and opens it again before its answer comes', () => {
  const leaveAndOpenAgain = (text: string) => {
    const { result: sent, unmount } = open('a');
    act(() => sent.current.form.setValue('text', text));
    act(() => sent.current.form.setValue('pictures', ['/1.webp']));
    unmount();
    const { result: again } = open('a');
    expect(again.current.form.getValues()).toEqual({ ...first, text, pictures: ['/1.webp'] });
    return { sent, again };
  };

  test('finds it empty once what stands there was sent, and so does the next', () => {
    const { sent, again } = leaveAndOpenAgain('Hello you');
    act(() => sent.current.dropDraft());
    expect(again.current.form.getValues()).toEqual(first);
    expect(sessionStorage).toHaveLength(0);
  });

  test('finds what is still to be sent', () => {
    const { sent, again } = leaveAndOpenAgain('Hello you. And');
    act(() => sent.current.keepDraft({ text: 'And', pictures: [] }));
    expect(again.current.form.getValues()).toEqual({ ...first, text: 'And' });
    expect(open('a').result.current.form.getValues('text')).toBe('And');
  });

  test('loses nothing that was written there meanwhile', () => {
    const { sent, again } = leaveAndOpenAgain('Hello you');
    act(() => again.current.form.setValue('text', 'Something else'));
    act(() => sent.current.dropDraft());
    expect(again.current.form.getValues()).toEqual({ ...first, text: 'Something else' });
    expect(open('a').result.current.form.getValues('text')).toBe('Something else');
  });

  test('a form of another name is left alone', () => {
    const { sent } = leaveAndOpenAgain('Hello you');
    const { result: other } = open('b');
    act(() => other.current.form.setValue('text', 'Hello you'));
    act(() => sent.current.dropDraft());
    expect(other.current.form.getValues('text')).toBe('Hello you');
  });
});

const signIn = (sub: string | null) =>
  act(() =>
    sessionStore
      .getState()
      .settle(
        sub
          ? { status: 'user', user: { sub, email: '', nickname: '', phone: null, avatar: null } }
          : { status: 'anonymous', user: null },
      ),
  );
const write = (text: string) => {
  const { result, unmount } = open('a');
  act(() => result.current.form.setValue('text', text));
  return { result, unmount };
};
const found = () => open('a').result.current.form.getValues('text');

test('[lesson 3] what somebody wrote is nobody else’s, also when the sign-in ended on the way', () => {
  signIn('ann');
  const { result, unmount } = write('Ann');
  signIn(null);
  act(() => result.current.form.setValue('text', 'Ann again'));
  unmount();
  expect(found()).toBe('Hello');
  signIn('ann');
  expect(found()).toBe('Ann again');
  signIn('bob');
  expect(found()).toBe('Hello');
  expect(sessionStorage).toHaveLength(0);
});

test('what was written before signing in is there after it', () => {
  signIn(null);
  write('Guest').unmount();
  signIn('ann');
  expect(found()).toBe('Guest');
});

test.each(['', 'no json', '[1]', '{"gone":1,"text":"Kept"}', '{"sub":null,"values":7}'])(
  '%j in the storage breaks no form',
  (kept) => {
    sessionStorage.setItem('souk.formDraft.a', kept);
    expect(Object.keys(open('a').result.current.form.getValues())).toEqual(['text', 'code', 'pictures']);
  },
);
