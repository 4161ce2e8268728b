/** What of a visitor's data a tag manager may use, by what they agreed to. */
interface Agreed {
  statistics: boolean;
  marketing: boolean;
}

type Answer = 'granted' | 'denied';

/**
 * Tells a tag manager that nothing is agreed to until it hears otherwise: Consent Mode v2. It must be the first thing in its
 * list, before any container is loaded.
 */
export function writeConsentDefault(target: unknown[]): void {
  tell(target, 'consent', 'default', { ...modeOf({ statistics: false, marketing: false }), wait_for_update: 500 });
  tell(target, 'set', 'ads_data_redaction', true);
}

/** Tells it what is agreed to from now on. */
export function writeConsentUpdate(target: unknown[], agreed: Agreed): void {
  tell(target, 'consent', 'update', modeOf(agreed));
  tell(target, 'set', 'ads_data_redaction', !agreed.marketing);
}

function modeOf({ statistics, marketing }: Agreed): Readonly<Record<string, Answer>> {
  const answer = (isAgreed: boolean): Answer => (isAgreed ? 'granted' : 'denied');
  return {
    ad_storage: answer(marketing),
    ad_user_data: answer(marketing),
    ad_personalization: answer(marketing),
    personalization_storage: answer(marketing),
    analytics_storage: answer(statistics),
    functionality_storage: answer(statistics),
    security_storage: 'granted',
  };
}

/** A command: unlike an event it has to be an `arguments` object, or the tag manager passes over it. */
function tell(target: unknown[], ...command: readonly unknown[]): void {
  target.push(argumentsOf(...command));
}

function argumentsOf(..._command: readonly unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params -- a list is not what the tag manager takes
  return arguments;
}
