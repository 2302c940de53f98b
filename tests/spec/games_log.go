// Holds the vectors of docs/spec/games-log.md against Go's implementation of notes and logs.
package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type vectors struct {
	Key         struct{ Vkey string }
	Checkpoint  string
	Index       int64
	Inclusion   []string
	Trees       []struct {
		Size int64
		Root string
	}
	Consistency struct {
		Old, New int64
		Hashes   []string
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func hash(raw []byte, err error) (h tlog.Hash) {
	check(err)
	copy(h[:], raw)
	return h
}

func entry(number int64) []byte {
	game := fmt.Sprintf("game%d", number)
	digest := sha256.Sum256([]byte(fmt.Sprint(number)))
	label := sha256.Sum256([]byte("deaddrop-leaf/1\n" + game + "\n1\n"))
	head := sha256.Sum256([]byte("deaddrop-checkpoint/1\n" + game + "\n1\n" + hex.EncodeToString(digest[:]) + "\n"))
	return append(append([]byte("o"), label[:]...), head[:]...)
}

func main() {
	raw, err := os.ReadFile(os.Args[1])
	check(err)
	var told vectors
	check(json.Unmarshal(raw, &told))

	verifier, err := note.NewVerifier(told.Key.Vkey)
	check(err)
	opened, err := note.Open([]byte(told.Checkpoint), note.VerifierList(verifier))
	check(err)
	lines := strings.Split(opened.Text, "\n")
	root := hash(base64.StdEncoding.DecodeString(lines[2]))

	var stored []tlog.Hash
	reader := tlog.HashReaderFunc(func(at []int64) ([]tlog.Hash, error) {
		found := []tlog.Hash{}
		for _, each := range at {
			found = append(found, stored[each])
		}
		return found, nil
	})
	size := told.Consistency.New
	for number := int64(0); number < size; number++ {
		added, err := tlog.StoredHashes(number, entry(number), reader)
		check(err)
		stored = append(stored, added...)
	}
	for _, tree := range told.Trees {
		found, err := tlog.TreeHash(tree.Size, reader)
		check(err)
		if tree.Size > 0 && found != hash(hex.DecodeString(tree.Root)) {
			check(fmt.Errorf("another root at size %d", tree.Size))
		}
	}
	if found, _ := tlog.TreeHash(size, reader); found != root {
		check(fmt.Errorf("the checkpoint has another root"))
	}

	var inclusion tlog.RecordProof
	for _, each := range told.Inclusion {
		inclusion = append(inclusion, hash(hex.DecodeString(each)))
	}
	check(tlog.CheckRecord(inclusion, size, root, told.Index, tlog.RecordHash(entry(told.Index))))

	var consistency tlog.TreeProof
	for _, each := range told.Consistency.Hashes {
		consistency = append(consistency, hash(hex.DecodeString(each)))
	}
	old, err := tlog.TreeHash(told.Consistency.Old, reader)
	check(err)
	check(tlog.CheckTree(consistency, size, root, told.Consistency.Old, old))
	fmt.Println("note, tree, inclusion and consistency hold")
}
