/** Whether things may move on the screen: not when the system asks for stillness. */
export const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;
