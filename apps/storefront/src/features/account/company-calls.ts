// What an organization and its orders to approve ask beyond the contract, fetched when it is needed.
export {
  acceptInvitation,
  approvePurchase,
  changeMember,
  getCompanyApproval,
  getCompanyInvitation,
  inviteMember,
  refusePurchase,
  removeMember,
  reopenPurchase,
  withdrawInvitation,
} from '@torg/commerce-sdk/extensions';
