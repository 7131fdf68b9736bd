def view(s, seat): return {}
def name(kind, number, language): return str(number)
def words(s, seat, step, code): return "", {}, ""
def prompt(s, seat, step): return {}
