/**
 * @generated SignedSource<<ec75364b50d1c45f7d549ace1bee385f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FicheService_service$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly nom: string;
  }>;
  readonly description: string | null | undefined;
  readonly image: {
    readonly apercu: string;
    readonly " $fragmentSpreads": FragmentRefs<"Image_image" | "PageHead_image">;
  } | null | undefined;
  readonly nom: string;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "FicheService_service";
};
export type FicheService_service$key = {
  readonly " $data"?: FicheService_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"FicheService_service">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nom",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FicheService_service",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resume",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CategorieService",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PageHead_image"
        },
        {
          "alias": "apercu",
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 1200
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:1200)"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Image_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};
})();

(node as any).hash = "7c8f6074ddc076784a756c23097badeb";

export default node;
