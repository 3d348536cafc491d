import { z } from 'zod';
import { deskSchemas } from './schemas';

/** No sentences: a file is taken as it is, and a key that nothing has is not found. */
const notWritten = ['importCheck.csv', 'importColumns.csv', 'jobRetry.queue', 'jobDrop.queue', 'ticketAssign.to'];

/** Each text somewhere in what is sent that may not be empty, by its path. */
const requiredTexts = (schema: z.core.$ZodType, path: string): [string, z.ZodString][] => {
  if (schema instanceof z.ZodString) return (schema.minLength ?? 0) > 0 ? [[path, schema]] : [];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => requiredTexts(field, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return requiredTexts(schema.element, path);
  if (schema instanceof z.ZodRecord) return requiredTexts(schema.valueType, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => requiredTexts(option, path));
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out].flatMap((part) => requiredTexts(part, path));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return requiredTexts(schema.unwrap(), path);
  return [];
};

const texts = Object.entries(deskSchemas)
  .flatMap(([name, call]) => ('body' in call ? requiredTexts(call.body, name) : []))
  .filter(([path]) => !notWritten.includes(path));

test('the walk finds texts in lists and choices', () =>
  expect(texts.map(([path]) => path)).toEqual(
    expect.arrayContaining(['settingsSave.details.name', 'homeSave.hotWords.en', 'orderNote.text']),
  ));

test.each(texts)('[DESK-21] %s is refused where it is blanks alone', (_path, text) =>
  expect(text.safeParse('  ').success).toBe(false),
);
