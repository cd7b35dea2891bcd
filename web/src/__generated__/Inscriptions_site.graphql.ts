/**
 * @generated SignedSource<<e1f6dc626c7f45260e30dd7ea9b5dacd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Inscriptions_site$data = {
  readonly registrationsOpen: boolean;
  readonly " $fragmentType": "Inscriptions_site";
};
export type Inscriptions_site$key = {
  readonly " $data"?: Inscriptions_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Inscriptions_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Inscriptions_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationsOpen",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "a6c8825a1307e3c99957c53ff43e0f86";

export default node;
