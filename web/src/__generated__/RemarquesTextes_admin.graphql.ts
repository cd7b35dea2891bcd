/**
 * @generated SignedSource<<5981c74a8fc3a3a63d3f4658b9af3086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemarquesTextes_admin$data = {
  readonly siteTextChecks: ReadonlyArray<{
    readonly message: string;
    readonly text: {
      readonly key: string;
      readonly label: string;
      readonly page: string;
      readonly pageLabel: string;
    };
  }>;
  readonly " $fragmentType": "RemarquesTextes_admin";
};
export type RemarquesTextes_admin$key = {
  readonly " $data"?: RemarquesTextes_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemarquesTextes_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemarquesTextes_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTextCheck",
      "kind": "LinkedField",
      "name": "siteTextChecks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteText",
          "kind": "LinkedField",
          "name": "text",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "page",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "15886122ffd6b4b5144b5add9ab41940";

export default node;
