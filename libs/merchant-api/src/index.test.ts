import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

async function namesOf(entry: string): Promise<string[]> {
  const script = `console.log(JSON.stringify(Object.keys(await import('${entry}'))))`;
  const args = ['--conditions=@torg/source', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: new URL('..', import.meta.url) });
  return JSON.parse(stdout);
}

it('loads in plain Node and names what others may use', async () => {
  expect(await namesOf('@torg/merchant-api')).toMatchInlineSnapshot(`
    [
      "createMerchantApi",
      "openMerchantApi",
    ]
  `);
});

it('names its settings apart, so that they can be read without it', async () => {
  expect(await namesOf('@torg/merchant-api/settings')).toMatchInlineSnapshot(`
    [
      "apiConflicts",
      "apiEnvironment",
      "demoCompanies",
      "demoCustomer",
      "demoEditor",
      "embeddedAccount",
      "isImagePath",
      "isLocal",
      "largestApiBody",
      "listenHostOf",
      "listeningLine",
      "originsOf",
      "readEnvironment",
      "toApiSettings",
      "visitorAddress",
    ]
  `);
});

it('names what a shop is filled with', async () => {
  expect(await namesOf('@torg/merchant-api/seed')).toMatchInlineSnapshot(`
    [
      "aliasFrom",
      "palette",
    ]
  `);
});

it('names what the back office does', async () => {
  expect(await namesOf('@torg/merchant-api/back-office')).toMatchInlineSnapshot(`
    [
      "MOST_UNITS",
      "acceptReview",
      "addSynonym",
      "answerQuestion",
      "changeBalance",
      "checkPayments",
      "declineQuestion",
      "declineReview",
      "formatMoney",
      "giftCardEnd",
      "grantCredit",
      "impersonateCustomer",
      "issueGiftCard",
      "lastDayOf",
      "listCompanies",
      "listOrders",
      "listSynonyms",
      "minorFromDecimal",
      "moveOrder",
      "namePriceList",
      "noteBillPaid",
      "notePaymentReturned",
      "notifyWhoWaited",
      "openCompany",
      "orderStatuses",
      "payBackOrder",
      "previewShop",
      "readExemption",
      "readMails",
      "readNorwegianOrganisationNumber",
      "readOpenQuestions",
      "readOpenWithdrawals",
      "readOwedPayments",
      "readPriceListRows",
      "readPriceLists",
      "readSwedishOrganisationNumber",
      "readUnrepliedReviews",
      "readWaitingReviews",
      "refundByArticle",
      "removeSynonym",
      "renewBoughtCards",
      "replyToReview",
      "retryMails",
      "sandboxPayBack",
      "sendParcel",
      "setListPrice",
      "setPrice",
      "setPriceList",
      "setStock",
      "setWithdrawalExemption",
      "showOrder",
      "stateOf",
      "withShopDatabase",
      "writeTime",
    ]
  `);
});
