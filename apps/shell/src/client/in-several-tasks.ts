/**
 * The application's entry. Its modules are run in several tasks, since one would keep the browser from answering a press for two tenths
 * of a second on a slow phone.
 */
const runInSeveralTasks = async () => {
  const { start } = await import(/* webpackMode: "eager" */ './main');
  await nextTask();
  await start();
};

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

void runInSeveralTasks();
