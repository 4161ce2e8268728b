import { refusal } from '../http/refusal.ts';
import type { FaultSwitch } from './create-fault-switch.ts';
import { faultsPage } from './faults-page.ts';
import { readFaultRules, writeFaultRule } from './fault-rule.ts';

/**
 * Answers `/faults`: a page for people, `GET` and `PUT` of `{"rules": ["AddToCart:slow=2000@0.5"]}` for programs, and
 * `DELETE` to let everything go well again. Null where the path is another.
 */
export async function answerFaults(request: Request, faults: FaultSwitch): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname !== '/faults') return null;
  const isForPeople = request.headers.get('accept')?.includes('text/html') === true;
  switch (request.method) {
    case 'GET':
      return isForPeople ? page(faults) : state(faults);
    case 'DELETE':
      faults.setRules([]);
      return state(faults);
    case 'PUT':
      return setFrom(await rulesInJson(request), faults, () => state(faults));
    case 'POST':
      return setFrom(await rulesInForm(request), faults, seeOther);
    default:
      return refusal(405, 'METHOD_NOT_ALLOWED', 'Use GET, PUT or DELETE.', { allow: 'GET, PUT, POST, DELETE' });
  }
}

function setFrom(text: string | null, faults: FaultSwitch, answer: () => Response): Response {
  if (text === null) return refusal(400, 'BAD_USER_INPUT', 'Send {"rules": ["AddToCart:slow=2000@0.5"]} as JSON.');
  const read = readFaultRules(text);
  if (!read.ok) return refusal(400, 'BAD_USER_INPUT', `${read.problem}.`);
  faults.setRules(read.rules);
  return answer();
}

async function rulesInJson(request: Request): Promise<string | null> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('rules' in body) || !Array.isArray(body.rules)) return null;
  return body.rules.every((rule) => typeof rule === 'string') ? body.rules.join('\n') : null;
}

/** Other sites cannot read the page, but they could send its form. */
async function rulesInForm(request: Request): Promise<string | null> {
  const { origin } = new URL(request.url);
  if ((request.headers.get('origin') ?? origin) !== origin) return null;
  const form = await request.formData().catch(() => null);
  return form && String(form.get('rules') ?? '');
}

function state(faults: FaultSwitch): Response {
  return Response.json({ rules: faults.rules().map(writeFaultRule) }, { headers: { 'cache-control': 'no-store' } });
}

function page(faults: FaultSwitch): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(faultsPage(faults.rules().map(writeFaultRule)), { headers });
}

function seeOther(): Response {
  return new Response(null, { status: 303, headers: { location: '/faults' } });
}
