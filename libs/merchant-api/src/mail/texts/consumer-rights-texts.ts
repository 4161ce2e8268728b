const sv = {
  withdrawal: 'Ångerrätt',
  withdrawalRight:
    'Du har rätt att ångra köpet inom 14 dagar utan att ange något skäl. Tiden räknas från den dag då du, eller någon du har utsett, fick den sista varan i beställningen.',
  withdrawalHow: (email: string, phone: string) =>
    `Meddela oss innan tiden har gått ut: skriv till ${email}, ring ${phone} eller fyll i formuläret nedan. Det räcker att du skickar meddelandet i tid, och du behöver inte använda formuläret.`,
  withdrawalAction: 'Ångra ditt köp här',
  sendBack:
    'Skicka tillbaka varorna senast 14 dagar efter att du meddelade oss. Returen är fri. Du får öppna och prova en vara som i en butik; har du använt den mer än så får vi dra av för värdeminskningen.',
  refund:
    'Vi betalar tillbaka allt du har betalat, även ordinarie frakt, senast 14 dagar efter att du meddelade oss och på samma sätt som du betalade. Vi får vänta tills vi har fått varorna eller du har visat att de är skickade.',
  exceptions:
    'Ångerrätten gäller inte varor som snabbt blir gamla, förseglade varor som av hygien- eller hälsoskäl inte kan lämnas tillbaka om du har brutit förseglingen, varor som har gjorts efter dina önskemål, förseglade ljud- och bildupptagningar och program om du har brutit förseglingen, eller enstaka tidningar.',
  form: 'Standardformulär för utövande av ångerrätt',
  formLines: (trader: string) => [
    `Till ${trader}`,
    'Jag meddelar härmed att jag frånträder mitt köp av följande varor:',
    'Beställda den / mottagna den:',
    'Mitt namn:',
    'Min adress:',
    'Datum, och underskrift om formuläret lämnas på papper:',
  ],
  complaint: 'Reklamation',
  complaintPeriod: {
    SE: 'Enligt konsumentköplagen kan du reklamera ett fel som fanns när du fick varan i upp till tre år. Säg till inom skälig tid efter att du märkte felet; två månader är alltid i tid.',
    NO: 'Enligt den norska konsumentköplagen kan du reklamera ett fel i två år från det att du fick varan, och i fem år när varan är avsedd att hålla väsentligt längre. Säg till inom skälig tid efter att du märkte felet; två månader är alltid i tid.',
    other:
      'Du kan reklamera ett fel som fanns när du fick varan i minst två år, och längre där lagen i ditt land ger dig mer tid.',
  },
  dispute: {
    SE: 'Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, arn.se.',
    NO: 'Kommer vi inte överens kan du be om medling hos Forbrukertilsynet, forbrukertilsynet.no.',
    other: 'Kommer vi inte överens kan du vända dig till konsumentmyndigheten i ditt land.',
  },
  organisation: 'Du har köpt som företag. Köplagen gäller, och ångerrätten för konsumenter gör det inte.',
};

const nb: typeof sv = {
  withdrawal: 'Angrerett',
  withdrawalRight:
    'Du har rett til å angre kjøpet innen 14 dager uten å oppgi noen grunn. Fristen regnes fra den dagen da du, eller noen du har utpekt, fikk den siste varen i bestillingen.',
  withdrawalHow: (email, phone) =>
    `Gi oss beskjed før fristen går ut: Skriv til ${email}, ring ${phone}, eller fyll ut skjemaet nedenfor. Det er nok at du sender meldingen i tide, og du trenger ikke å bruke skjemaet.`,
  withdrawalAction: 'Gå fra avtalen her (angre kjøp)',
  sendBack:
    'Send varene tilbake senest 14 dager etter at du ga oss beskjed. Returen er gratis. Du kan åpne og prøve en vare som i en butikk; har du brukt den mer enn det, kan vi trekke fra for verdiforringelsen.',
  refund:
    'Vi betaler tilbake alt du har betalt, også vanlig frakt, senest 14 dager etter at du ga oss beskjed, og på samme måte som du betalte. Vi kan vente til vi har fått varene eller du har dokumentert at de er sendt.',
  exceptions:
    'Angreretten gjelder ikke varer som raskt blir gamle, forseglede varer som av hygieniske eller helsemessige grunner ikke kan leveres tilbake hvis du har brutt forseglingen, varer som er laget etter dine ønsker, forseglede lyd- og bildeopptak og programmer hvis du har brutt forseglingen, eller enkeltnumre av aviser og tidsskrifter.',
  form: 'Angrerettskjema',
  formLines: (trader) => [
    `Til ${trader}`,
    'Jeg underretter herved om at jeg ønsker å gå fra avtalen om kjøp av følgende varer:',
    'Avtalen ble inngått den / varene ble mottatt den:',
    'Navnet mitt:',
    'Adressen min:',
    'Dato, og underskrift hvis skjemaet leveres på papir:',
  ],
  complaint: 'Reklamasjon',
  complaintPeriod: {
    SE: 'Etter den svenske forbrukerkjøpsloven kan du reklamere på en feil som fantes da du fikk varen, i opptil tre år. Si fra innen rimelig tid etter at du oppdaget feilen; to måneder er alltid tidsnok.',
    NO: 'Etter forbrukerkjøpsloven kan du reklamere på en feil i to år fra du fikk varen, og i fem år når varen er ment å vare vesentlig lenger. Si fra innen rimelig tid etter at du oppdaget feilen; to måneder er alltid tidsnok.',
    other:
      'Du kan reklamere på en feil som fantes da du fikk varen, i minst to år, og lenger der loven i landet ditt gir deg mer tid.',
  },
  dispute: {
    SE: 'Blir vi ikke enige, kan du ta saken til den svenske Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, arn.se.',
    NO: 'Blir vi ikke enige, kan du be om mekling hos Forbrukertilsynet, forbrukertilsynet.no.',
    other: 'Blir vi ikke enige, kan du henvende deg til forbrukermyndigheten i landet ditt.',
  },
  organisation: 'Du har kjøpt som bedrift. Kjøpsloven gjelder, og angreretten for forbrukere gjør det ikke.',
};

/** What the law of distance selling asks a seller to tell, beside the order itself. */
export const consumerRightsTexts = { sv, nb };
