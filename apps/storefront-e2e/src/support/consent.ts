/** A visitor's answer to the question about cookies, as the shop keeps it: everything is agreed to. */
const agreed = `1.${Date.now().toString(36)}.sm.a-journey`;

/** The same of who agreed to nothing, whose pages need not count the visit. */
const refused = `1.${Date.now().toString(36)}..a-journey`;

/** Who has answered before in both markets, so that no banner lies over the page. Journeys about consent begin without. */
export const answeredVisitor = visitorWith(agreed);
export const refusingVisitor = visitorWith(refused);

function visitorWith(answer: string) {
  return {
    cookies: ['localhost', 'nb.localhost'].map((domain) => ({
      name: 'torg-consent',
      value: answer,
      domain,
      path: '/',
      expires: Math.floor(Date.now() / 1_000) + 86_400,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: [],
  };
}
