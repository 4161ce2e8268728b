import type { AuthClient, SignedIn } from '../auth/auth-client.ts';
import { NetworkError } from '../errors/network-error.ts';
import type { Unreachable } from '../errors/unreachable.ts';
import type { Clock } from '../ports/time.ts';

/** An auth service in memory with one account, whose refresh tokens serve once: one that comes twice ends its session. */
export interface MemoryAuthService extends AuthClient {
  /** Every call that came in, such as `refresh r1`. */
  readonly calls: string[];
  /** How often a token came that had served before. */
  spentTwice: number;
  /** Whether the service answers. */
  weather: 'fine' | 'down';
  /** The password that the account has. */
  password: string;
  /** Seconds that the tokens to come serve. */
  maxAge: number;
  /** What the next access tokens say. */
  tokenOf(): string;
  /** Ends every session. */
  endSessions(): void;
}

export const anna = { username: 'anna@torg.example', password: 'torg-demo-1', remember: true };

/** An access token that says this; its signature is worth nothing. */
export function tokenSaying(claims: unknown): string {
  return ['head', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
}

export function memoryAuthService(clock: Clock): MemoryAuthService {
  let issued = 0;
  let open: string | null = null;
  const down = (): Unreachable => ({ kind: 'unreachable', error: new NetworkError('The service is down') });
  const issue = (): SignedIn => {
    issued += 1;
    open = `r${issued}`;
    const { maxAge } = service;
    return {
      kind: 'signed-in',
      token: service.tokenOf(),
      maxAge,
      expiresAt: clock.now() + maxAge * 1000,
      refreshToken: open,
    };
  };
  const service: MemoryAuthService = {
    calls: [],
    spentTwice: 0,
    weather: 'fine',
    password: anna.password,
    maxAge: 900,
    tokenOf: () => tokenSaying({ sid: '7', issue: issued }),
    endSessions: () => void (open = null),
    async login({ password }) {
      service.calls.push('login');
      if (service.weather === 'down') return down();
      return password === service.password ? issue() : { kind: 'refused' };
    },
    async register() {
      service.calls.push('register');
      return service.weather === 'down' ? down() : issue();
    },
    async changePassword({ password, newPassword, refreshToken }) {
      service.calls.push(`change ${refreshToken}`);
      if (service.weather === 'down') return down();
      if (password !== service.password) return { kind: 'refused' };
      service.password = newPassword;
      return issue();
    },
    async refresh(refreshToken) {
      service.calls.push(`refresh ${refreshToken}`);
      if (service.weather === 'down') return down();
      if (refreshToken === open) return issue();
      if (open !== null) service.spentTwice += 1;
      open = null;
      return { kind: 'refused' };
    },
    async logout(refreshToken) {
      service.calls.push(`logout ${refreshToken}`);
      if (service.weather === 'down') return down();
      if (refreshToken === open) open = null;
      return { kind: 'signed-out' };
    },
  };
  return service;
}
