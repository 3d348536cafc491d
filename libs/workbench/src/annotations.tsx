import type { Locale, Messages } from '@souk/i18n';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { TestEnvironment } from '@souk/testing/fakes';
import { StoryEnvironment } from './story-environment';
import type { Theme } from './theme';

type Surroundings = {
  messagesOf: (locale: Locale) => Messages;
  /** Absent: the browser's own theme. */
  showTheme?: (theme: Theme) => void;
};

const item = (value: string, title: string) => ({ value, title });

/**
 * How every story is shown: in the language and theme of the toolbar, inside the shop's providers, with the answers of the api that
 * its parameter `environment` names.
 */
export const annotationsOf = ({ messagesOf, showTheme }: Surroundings): Preview => {
  const inEnvironment: Decorator = (Story, { globals, parameters, id }) => {
    const locale = (globals['locale'] ?? 'en') as Locale;
    showTheme?.((globals['theme'] ?? 'system') as Theme);
    return (
      <StoryEnvironment
        key={id + locale}
        environment={{ ...(parameters['environment'] as TestEnvironment), locale }}
        messagesOf={messagesOf}
      >
        <Story />
      </StoryEnvironment>
    );
  };
  return {
    decorators: [inEnvironment],
    parameters: { layout: 'padded', controls: { expanded: true } },
    initialGlobals: { locale: 'en', theme: 'system' },
    globalTypes: {
      locale: {
        description: 'Language',
        toolbar: { icon: 'globe', items: [item('en', 'English'), item('fr', 'Français')], dynamicTitle: true },
      },
      theme: {
        description: 'Theme',
        toolbar: {
          icon: 'mirror',
          items: [item('system', 'As the system'), item('light', 'Light'), item('dark', 'Dark')],
          dynamicTitle: true,
        },
      },
    },
  };
};
