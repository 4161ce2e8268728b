import { spawnSync } from 'node:child_process';

/**
 * The fields of a published package.json that say where its sources lie: by an address that is given, or by `origin` of the
 * clone that a folder is part of, where that is one of a host. None where nobody has said it: an address is never made up.
 */
export function repositoryFields(folder, given) {
  const web = webAddress(given || git(folder, 'remote', 'get-url', 'origin'));
  if (web === null) return {};
  const directory = git(folder, 'rev-parse', '--show-prefix').replace(/\/$/, '');
  return {
    homepage: `${web}#readme`,
    bugs: { url: `${web}/issues` },
    repository: { type: 'git', url: `git+${web}.git`, ...(directory && { directory }) },
  };
}

/** What git says, and nothing where there is no git, no clone or no such remote. */
function git(cwd, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** The page of a repository, without who signs in to it; `git@host:path` is how git writes ssh in short. */
function webAddress(remote) {
  const [, shortHost, shortPath] = /^[\w.-]+@([\w.-]+):(?!\/\/)(.+)$/.exec(remote) ?? [];
  const address = shortHost ? `ssh://${shortHost}/${shortPath}` : remote;
  if (!/^(?:https|ssh):\/\/[^/]/.test(address) || !URL.canParse(address)) return null;
  const { protocol, host, hostname, pathname } = new URL(address);
  const path = pathname
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .replace(/^\/+/, '');
  return path === '' ? null : `https://${protocol === 'https:' ? host : hostname}/${path}`;
}
