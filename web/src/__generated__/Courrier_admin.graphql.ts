/**
 * @generated SignedSource<<9f9659a0829e0cb07996a604abde4929>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Courrier_admin$data = {
  readonly emailsLateSince: string | null | undefined;
  readonly unsentEmails: {
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"EmailsARenvoyer_admin">;
  readonly " $fragmentType": "Courrier_admin";
};
export type Courrier_admin$key = {
  readonly " $data"?: Courrier_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"Courrier_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Courrier_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailsLateSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "AdminUnsentEmailsConnection",
      "kind": "LinkedField",
      "name": "unsentEmails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "unsentEmails(first:5)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailsARenvoyer_admin"
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "fc05f473ba421fdd335b1f21b80fb95f";

export default node;
