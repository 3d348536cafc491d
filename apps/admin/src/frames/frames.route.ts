export { FramesPage as Component } from './frames-page';
