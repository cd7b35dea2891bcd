/**
 * @generated SignedSource<<c4864b5e4d3c9bc36d7a5e19b6009395>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Merci_site$data = {
  readonly entreprise: {
    readonly horaire: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_site">;
  readonly " $fragmentType": "Merci_site";
};
export type Merci_site$key = {
  readonly " $data"?: Merci_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Merci_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Merci_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageHead_site"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Entreprise",
      "kind": "LinkedField",
      "name": "entreprise",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "horaire",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "1a9a6c7360e0f2bbb41e5f0b705a49ca";

export default node;
