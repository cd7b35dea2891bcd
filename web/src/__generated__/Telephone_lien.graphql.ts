/**
 * @generated SignedSource<<2d5fcb8f5a75bf618997d4c8a98d968b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Telephone_lien$data = {
  readonly href: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "Telephone_lien";
};
export type Telephone_lien$key = {
  readonly " $data"?: Telephone_lien$data;
  readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Telephone_lien",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "href",
      "storageKey": null
    }
  ],
  "type": "PhoneLink",
  "abstractKey": null
};

(node as any).hash = "7a5b10406cdd4b56e5159b1766258efc";

export default node;
