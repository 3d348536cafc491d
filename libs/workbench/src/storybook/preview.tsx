import { globalCss } from '@souk/ui';
import { messages } from 'souk:messages';
import { annotationsOf } from '../annotations';
import { cssOf } from '../theme';

const style = document.head.appendChild(document.createElement('style'));
const css = globalCss((file) => file);

export default annotationsOf({
  messagesOf: (locale) => messages[locale],
  showTheme: (theme) => {
    style.textContent = cssOf(css, theme);
  },
});
