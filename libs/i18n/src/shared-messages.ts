import type { Locale } from './locale';
import type { Messages } from './messages-provider';

/** The words that every application knows, one file per language. */
export const loadSharedMessages = async (locale: Locale): Promise<Messages> => {
  const file =
    locale === 'fr'
      ? await import(/* webpackChunkName: "messages-fr" */ './messages/messages.fr.json')
      : await import(/* webpackChunkName: "messages-en" */ './messages/messages.en.json');
  // The build compiles the JSON's texts (tools/build/src/messages-loader.cjs); its type still says text.
  return file.default as unknown as Messages;
};
