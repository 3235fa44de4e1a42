/** Refusals of forms that end a project, or choose where its rest goes. */
export const projectEndErrors = {
  ended: "This project has ended. Nothing was changed.",
  targetEnded: "The project that would get the rest has ended. Choose another one first.",
  circle: "The rest would come back to this project. Choose another purse.",
  otherRest: "The page of the project names another purse for the rest now. Open this page again.",
  vouchersWait: "Vouchers of this project wait. Decide on them or pay them first.",
};
