/**
 * @generated SignedSource<<85cf5e8cf1a5efe97cfa15cbde887434>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageHead_site$data = {
  readonly demo: boolean;
  readonly entreprise: {
    readonly nom: string;
    readonly resume: string | null | undefined;
  };
  readonly " $fragmentType": "PageHead_site";
};
export type PageHead_site$key = {
  readonly " $data"?: PageHead_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageHead_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "demo",
      "storageKey": null
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
          "name": "nom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resume",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "87a4b823910c9427f779f9f964f34f6f";

export default node;
