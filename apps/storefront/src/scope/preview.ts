/** Somebody of the shop who is shown what is not published. */
export interface Preview {
  /** Who it is. */
  by: string;
  /** What the API gives drafts for. The server alone has it, so a tab leaves drafts to documents. */
  token?: string;
}
