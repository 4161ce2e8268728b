import type { ReadCommand, ShopCommand } from './shop-command.ts';

/** What the user typed: a command, a wish for help, or neither. */
export type ReadArguments = ReadCommand | { ok: 'help' };

/** Finds the command and reads what stands behind it. */
export function readShopCommand(commands: readonly ShopCommand[], args: readonly string[]): ReadArguments {
  const [first] = args;
  if (first === undefined || ['help', '--help', '-h'].includes(first)) return { ok: 'help' };
  const fitting = commands.filter(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  // One command's name may be how another's begins.
  const [command] = fitting.toSorted((one, other) => other.name.length - one.name.length);
  if (!command)
    return { ok: false, problem: `There is no command '${args.join(' ')}'. \`npm run shop -- help\` lists them` };
  const written = [`npm run shop -- ${command.name}`, command.usage].filter(Boolean).join(' ');
  const withUsage = (problem: string): ReadArguments => ({ ok: false, problem: `${problem}.\nWrite ${written}` });
  try {
    const read = command.read(args.slice(command.name.split(' ').length));
    return read.ok ? read : withUsage(read.problem);
  } catch (error) {
    return withUsage(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** The list of commands. */
export function helpLines(commands: readonly ShopCommand[]): readonly string[] {
  const typed = commands.map(({ name, usage }) => [name, usage].filter(Boolean).join(' '));
  const width = Math.max(...typed.map(({ length }) => length));
  return [
    'npm run shop -- COMMAND works on the database of DATABASE_URL, or on the folder of DATA_DIR while no shop has it open.',
    '',
    ...commands.map(({ about }, index) => `  ${typed[index]?.padEnd(width)}  ${about}`),
  ];
}
