import { queryOptions } from '@tanstack/react-query';

/** The address that was typed where somebody signs in, for the page that mails them a new password: no address holds it. */
export const typedEmailKey = queryOptions<string>({ queryKey: ['typed-email'] }).queryKey;
